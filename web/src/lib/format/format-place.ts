interface Place {
  locality: { location: string };
  region: { name: string };
}

/** 'Orivesi, Pirkanmaa' */
export const formatPlace = ({ locality, region }: Place): string => `${locality.location}, ${region.name}`;
