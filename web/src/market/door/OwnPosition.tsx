import type { Locality } from "@halkopiha/domain/reference-data/region.ts";
import { useState } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { findNearestLocality } from "./find-locality.ts";

interface Props {
  localities: readonly Locality[];
  onFound(locality: Locality): void;
}

/** How long the device may look for its position, in milliseconds. */
const timeout = 10_000;

const failures: Readonly<Record<number, string>> = {
  1: "Sijainnin käyttö on estetty selaimen asetuksissa. Kirjoita paikkakunta.",
  2: "Sijaintia ei saatu selville. Kirjoita paikkakunta.",
  3: "Sijaintia ei saatu selville ajoissa. Kirjoita paikkakunta.",
};

/** Chooses the locality nearest to the device's position, which itself stays on the device. Nothing where the browser knows no position. */
export function OwnPosition({ localities, onFound }: Props) {
  const [isSearching, setSearching] = useState(false);
  const [message, setMessage] = useState("");
  if (!("geolocation" in navigator)) return null;

  function find() {
    setSearching(true);
    setMessage("");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setSearching(false);
        const nearest = findNearestLocality(localities, { lat, lng });
        if (!nearest) return;
        setMessage(`Lähin paikkakunta: ${nearest.location}.`);
        onFound(nearest);
      },
      ({ code }) => {
        setSearching(false);
        setMessage(failures[code] ?? "Sijaintia ei saatu selville. Kirjoita paikkakunta.");
      },
      { enableHighAccuracy: false, timeout, maximumAge: 60 * timeout },
    );
  }

  return (
    <div>
      <Button variant="plain" icon="pin" busy={isSearching} onClick={find}>
        Käytä sijaintiani
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
