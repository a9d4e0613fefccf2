/** What is reported, and how it is called. */
export interface Reported {
  kind: "listing" | "review";
  id: string;
  title: string;
}
