import { formatEuros } from "@halkopiha/domain/euros.ts";
import { useAtomValue } from "jotai/react";
import { useState } from "react";
import { Link, NavLink } from "react-router-dom";
import { Icon } from "../ui/Icon.tsx";
import { Unseen } from "../ui/Unseen.tsx";
import { cartBadgeAtom } from "./cart-atoms.ts";
import { formatNumber } from "./format.ts";
import { Logo } from "./Logo.tsx";
import styles from "./Navbar.module.css";
import { defaultSearchPath, paths } from "./paths.ts";
import { isAdminAtom, lastSearchAtom, sessionAtom } from "./session-atoms.ts";

function CartLink() {
  const { totalQuantity, totalPrice } = useAtomValue(cartBadgeAtom);
  if (totalQuantity === 0) {
    return (
      <NavLink to={paths.cart} className={styles.cart}>
        <Icon name="cart" />
        <span className={styles.word}>Ostoskori</span>
        <Unseen>: tyhjä</Unseen>
      </NavLink>
    );
  }
  return (
    <NavLink to={paths.cart} className={styles.cart}>
      <Unseen>Ostoskori: </Unseen>
      <span className={styles.basket}>
        <Icon name="cart" />
        <span className={styles.count}>{formatNumber(totalQuantity)}</span>
      </span>
      <Unseen> kpl, </Unseen>
      <span className={styles.word}>{formatEuros(totalPrice)}</span>
    </NavLink>
  );
}

function Links() {
  const session = useAtomValue(sessionAtom);
  const isAdmin = useAtomValue(isAdminAtom);
  const lastSearch = useAtomValue(lastSearchAtom);
  return (
    <>
      <NavLink to={`${defaultSearchPath()}${lastSearch}`} className={styles.link}>
        Haku
      </NavLink>
      <NavLink to={paths.listings} className={styles.link}>
        Ilmoitukset
      </NavLink>
      <NavLink to={paths.info} className={styles.link}>
        Polttopuuinfo
      </NavLink>
      {isAdmin && (
        <NavLink to={paths.admin} className={styles.link}>
          Hallinta
        </NavLink>
      )}
      {session ? (
        <NavLink to={paths.profile} className={styles.link}>
          <Icon name="person" />
          <span className={styles.username}>{session.user.username}</span>
        </NavLink>
      ) : (
        <NavLink to={paths.login} className={styles.link}>
          Kirjaudu
        </NavLink>
      )}
    </>
  );
}

/** The mobile menu is the same list, folded away; it closes when one of its links is followed. */
export function Navbar() {
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link to={paths.front} className={styles.home} aria-label="Halkopiha, etusivulle">
          <Logo />
          <span>Halkopiha</span>
        </Link>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded={open}
          aria-controls="paavalikko"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "close" : "menu"} />
          Valikko
        </button>
        <nav
          id="paavalikko"
          aria-label="Päävalikko"
          className={styles.links}
          data-open={open}
          onClick={() => setOpen(false)}
          onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
        >
          <Links />
        </nav>
        <CartLink />
      </div>
    </header>
  );
}
