import { useEffect, useId, useRef, useState } from "react";
import { joinClasses } from "../classes.ts";
import { Button } from "../forms/Button.tsx";
import styles from "./ExpandableText.module.css";

/** A text of more characters takes more than two lines in the widest card; its button is there before the text is measured, and moves nothing. */
const surelyCut = 120;

/** A text of at most two lines; when it is cut, a button expands it in place. `label`: what the text is about. */
export function ExpandableText({ text, label }: { text: string; label: string }) {
  const [isExpanded, setExpanded] = useState(false);
  const [isCut, setCut] = useState(text.length > surelyCut);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const id = useId();

  useEffect(() => {
    const element = paragraph.current;
    if (!element || isExpanded) return;
    // Reports the first size too, after layout; a text in a list that is not near the screen is measured when it comes near.
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded]);

  return (
    <div className={styles.container}>
      <p ref={paragraph} id={id} className={joinClasses(styles.text, !isExpanded && styles.cut)}>
        {text}
      </p>
      {isCut && (
        <Button
          variant="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls={id}
          aria-label={`${isExpanded ? "Näytä vähemmän" : "Lue lisää"}: ${label}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? "Näytä vähemmän" : "Lue lisää"}
        </Button>
      )}
    </div>
  );
}
