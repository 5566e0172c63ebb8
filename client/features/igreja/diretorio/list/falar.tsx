import { Chat, Envelope, Phone } from '@blueprintjs/icons'
import { dialled, hasNoArea } from '../../../../kernel/form/masked/masks'
import styles from './contatos.module.css'

type Props = { name: string; telefone: string | null; email?: string | null }

/** Icons that call somebody or write to somebody: the ways that the person shows. */
export function Falar({ name, telefone, email }: Props) {
  const number = telefone && dialled(telefone)
  return (
    <span className={styles.falar}>
      {number && (
        <a href={`tel:${number}`} aria-label={`Ligar para ${name}`} title="Ligar">
          <Phone />
        </a>
      )}
      {number && !hasNoArea(telefone) && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Conversar no WhatsApp com ${name}`}
          title="Conversar no WhatsApp"
        >
          <Chat />
        </a>
      )}
      {!number && email && (
        <a href={`mailto:${email}`} aria-label={`Escrever para ${name}`} title="Escrever">
          <Envelope />
        </a>
      )}
    </span>
  )
}
