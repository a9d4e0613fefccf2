/**
 * The bundler decides, with three exceptions: what a third of all lazy parts need is one file, as a request costs more than the
 * bytes in it; so is what the two lists of products share; and Leaflet has a name of its own so that it is not precached,
 * below the others, or React would move in with it.
 */
export const chunks = [
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 1 },
  { name: "common", minShareCount: 33, priority: 2 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 1 },
];
