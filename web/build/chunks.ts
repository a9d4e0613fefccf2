export const chunks = [
  { name: "leaflet", test: /node_modules\/(@?react-)?leaflet\//, priority: 3 },
  { name: "common", minShareCount: 40, priority: 2 },
  { name: "search", test: /web\/src\/features\/search\//, minShareCount: 2, priority: 1 },
  { name: "offline", test: /web\/src\/offline\//, minShareCount: 12, priority: 1 },
];
