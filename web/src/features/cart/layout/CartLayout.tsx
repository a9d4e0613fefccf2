import type { ReactNode, Ref } from "react";
import { paths } from "../../../lib/routing/paths.ts";
import type { CartStep } from "../../../market/cart/cart-atoms.ts";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { Stepper } from "../../../ui/layout/Stepper.tsx";
import styles from "./CartPage.module.css";

const steps = ["Ostoskori", "Yhteystiedot", "Toimitus", "Vahvistus"] as const;

interface Props {
  step: CartStep;
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Heading and stepper around every step of the checkout. */
export function CartLayout({ step, heading, children }: Props) {
  return (
    <div className={styles.page}>
      <PageHead
        title="Ostoskori"
        description="Ostoskorisi: tilaa polttopuut, puutuotteet ja palvelut suoraan myyjiltä, ilman kirjautumista."
        path={paths.cart}
      />
      <h1 ref={heading} tabIndex={-1}>
        {steps[step]}
      </h1>
      {step === 0 && (
        <p className={styles.lead}>
          Tilaat suoraan myyjältä, kirjautumatta. Mitään ei makseta vielä: myyjä ottaa sinuun yhteyttä, ja
          maksat hänelle sovitulla tavalla.
        </p>
      )}
      <Stepper label="Tilauksen vaiheet" steps={steps} current={step} />
      {children}
    </div>
  );
}
