/**
 * How modules are grouped into files. A request costs a phone more than the bytes in it, so what most pages need is in few files;
 * the front page does without the schemas. Left to itself the bundler made 52 files of what the search needs, now they are 28.
 */
export const chunks = [
  // A name of its own, so that it is not precached.
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 6 },
  // What the entry imports; the entry itself stays a file of its own.
  {
    name: "app",
    test: /node_modules\/|domain\/src\/|web\/src\/\w+\//,
    tags: ["$initial" as const],
    priority: 5,
  },
  // What a third of all lazy parts need.
  { name: "common", test: /node_modules\/(?!zod)|web\/src\//, minShareCount: 30, priority: 4 },
  { name: "zod", test: /node_modules\/zod\//, priority: 4 },
  { name: "domain", test: /domain\/src\//, minShareCount: 30, entriesAware: true, priority: 3 },
  { name: "schemas", test: /domain\/src\//, minShareCount: 10, priority: 2 },
  { name: "ui", test: /web\/src\/ui\//, minShareCount: 6, priority: 1 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 0 },
];
