import { choosePassword } from "@halkopiha/domain/contract/accounts/registration.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { useSetAtom } from "jotai/react";
import { api } from "../../../lib/api/client.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { readLinkCode } from "./read-link-code.ts";

interface Props {
  /** The fragment of the page, with the code of the link. */
  hash: string;
  onChosen(): void;
}

/** The form with which the user of a new account chooses the first password. */
export function ChoosePassword({ hash, onChosen }: Props) {
  const showBanner = useSetAtom(showBannerAtom);

  async function choose(password: string, confPassword: string) {
    const code = readLinkCode(mailedLinks.choosePassword, hash);
    const { message } = await api(choosePassword, { body: { code, password, confPassword } });
    showBanner("success", message);
    onChosen();
  }

  return <NewPasswordForm button="Tallenna salasana" action="Salasanan valinta" onSubmit={choose} />;
}
