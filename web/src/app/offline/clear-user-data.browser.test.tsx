import { expect, test } from "vitest";
import { logOut } from "../../lib/auth/log-out.ts";
import { clearUserDataOnLogout } from "./clear-user-data.ts";

test("logging out leaves nothing in the storage of the tab", () => {
  clearUserDataOnLogout();
  sessionStorage.setItem("react-router-scroll-positions", '{"/haku?queryString=tuohi":120}');
  logOut();
  expect({ ...sessionStorage }).toEqual({});
});
