/**
 * The bundler decides, with four exceptions. What a third of all lazy parts need is one file, as a request costs more than the bytes
 * in it, and the schemas are another, which the front page does without; so is what the two lists of products share. Leaflet has a
 * name of its own so that it is not precached, below the others, or React would move in with it.
 */
export const chunks = [
  { name: "schemas", test: /node_modules\/zod\/|domain\/src\//, minShareCount: 30, priority: 3 },
  { name: "common", minShareCount: 30, priority: 2 },
  { name: "search", test: /web\/src\/(features\/search|app\/market)\//, minShareCount: 2, priority: 1 },
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 1 },
];
