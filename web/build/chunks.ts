/**
 * The bundler decides, with three exceptions. What a third of all lazy parts need is one file, as a request costs more than the bytes
 * in it; the schemas are not in it, as the front page does without them. So is what the two lists of products share. Leaflet has a
 * name of its own so that it is not precached, below the others, or React would move in with it.
 */
export const chunks = [
  { name: "common", test: /node_modules\/(?!zod)|web\/src\//, minShareCount: 30, priority: 2 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 1 },
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 1 },
];
