import directions from "./locality-directions.json" with { type: "json" };

/** The localities in the case that says where something goes, by id. */
const directionById = new Map(Object.entries(directions));

/** 'Hausjärvelle', 'Jämsään'; of a locality that was added later 'paikkakunnalle Uusikylä'. */
export const formatToLocality = ({ _id, location }: { _id: string; location: string }): string =>
  directionById.get(_id) ?? `paikkakunnalle ${location}`;
