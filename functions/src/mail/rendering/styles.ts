/** Colours of the light theme, and fonts that every mail client has. */
export const styles = {
  font: "font-family:Arial,Helvetica,sans-serif;",
  ground: "#faf8f4",
  surface: "#ffffff",
  ink: "#22201d",
  softInk: "#5c564d",
  line: "#e4dfd6",
  spruce: "#1e4d3b",
  onSpruce: "#ffffff",
} as const;
