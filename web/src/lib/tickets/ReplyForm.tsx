import { MessageText } from "@halkopiha/domain/messaging/ticket.ts";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "../../ui/forms/Button.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { schemaResolver } from "../forms/schema-resolver.ts";
import styles from "./ReplyForm.module.css";

const Reply = z.object({ message: MessageText });
type Reply = z.infer<typeof Reply>;

/** Form for a reply. `onSubmit` resolves to whether the message was sent; if so, the form is reset. */
export function ReplyForm({ onSubmit }: { onSubmit(message: string): Promise<boolean> }) {
  const { register, handleSubmit, reset, formState } = useForm<Reply, unknown, Reply>({
    defaultValues: { message: "" },
    resolver: schemaResolver(Reply),
  });
  const { errors, isSubmitting } = formState;

  async function submit({ message }: Reply) {
    if (await onSubmit(message)) reset();
  }

  return (
    <Card>
      <form
        className={styles.form}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        noValidate
        aria-label="Vastaus"
      >
        <TextArea
          label="Kirjoita vastaus"
          rows={5}
          {...register("message")}
          error={errors.message?.message}
        />
        <Button type="submit" variant="accent" size="large" icon="mail" busy={isSubmitting}>
          Lähetä vastaus
        </Button>
      </form>
    </Card>
  );
}
