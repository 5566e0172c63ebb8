import { Radio } from '@blueprintjs/core'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import styles from './import.module.css'
import type { ConvitesDaImportacaoQuery } from './importacao.generated'

type Convites = ConvitesDaImportacaoQuery['convitesDaImportacao']

type Props = { convites: Convites; chosen: boolean | undefined; onChoose: (invite: boolean) => void; disabled: boolean }

const toSend = [
  { invite: true, label: 'Enviar agora, com um link para criar a senha' },
  { invite: false, label: 'Não enviar agora' },
]

const toKeep = [
  { invite: true, label: 'Criar agora; ficam guardados com quem cuida do sistema' },
  { invite: false, label: 'Não criar agora' },
]

/** Whether the people of the file are invited now: asked without a default, since the letters cannot be taken back. */
export function Invitations({ convites, chosen, onChoose, disabled }: Props) {
  const emails = useEnviaEmails()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{emails ? question(convites) : withoutEmails(convites)}</legend>
      {(emails ? toSend : toKeep).map(({ invite, label }) => (
        <Radio
          key={label}
          name="convidar"
          label={label}
          checked={chosen === invite}
          onChange={() => onChoose(invite)}
        />
      ))}
    </fieldset>
  )
}

const withoutEmails = ({ total }: Convites): string =>
  `Este servidor não envia e-mails. Criar os links para ${total === 1 ? '1 pessoa' : `${total} pessoas`} criar${total === 1 ? '' : 'em'} a senha?`

function question({ total, hoje, amanha }: Convites): string {
  const whom = total === 1 ? 'a 1 pessoa' : `a ${total} pessoas`
  const days = [
    `${hoje} hoje`,
    amanha && `${amanha} amanhã`,
    hoje + amanha < total && `${total - hoje - amanha} depois`,
  ]
  const when = hoje < total ? ` (${days.filter(Boolean).join(', ')})` : ''
  return `Enviar agora o convite por e-mail ${whom}?${when}`
}
