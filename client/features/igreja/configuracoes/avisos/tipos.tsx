import { Switch } from '@blueprintjs/core'
import { errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import { Card } from '../card'
import styles from '../configuracoes.module.css'
import { type MeusAvisosTudoFragment, useEscolherAvisoMutation } from './avisos.generated'
import own from './avisos.module.css'

type Tipo = MeusAvisosTudoFragment['tipos'][number]

const noEmails = 'Este servidor não envia e-mails: por enquanto, só os seus aparelhos avisam.'

/** A switch for each kind of notice and channel. Each is saved at once. */
export function Tipos({ tipos }: { tipos: readonly Tipo[] }) {
  const emails = useEnviaEmails()
  return (
    <Card title="O que avisar" text={emails ? 'O e-mail só vai quando nenhum aparelho seu recebe o aviso.' : noEmails}>
      <ul className={styles.rows}>
        {tipos.map((tipo) => (
          <Escolha key={tipo.tipo} {...tipo} />
        ))}
      </ul>
    </Card>
  )
}

function Escolha({ tipo, nome, descricao, push, email }: Tipo) {
  const [escolher, { loading }] = useEscolherAvisoMutation()
  const save = (choice: { push?: boolean; email?: boolean }) =>
    escolher({ variables: { tipo, ...choice } }).catch((error: unknown) =>
      toast.error(errorText(error, 'Não foi possível salvar a escolha.')),
    )
  return (
    <li>
      <div>
        <strong>{nome}</strong>
        <p>{descricao}</p>
      </div>
      <div className={`${styles.answers} ${own.switches}`}>
        <Switch
          label="Aparelho"
          aria-label={`${nome}: no aparelho`}
          checked={push}
          disabled={loading}
          onChange={({ currentTarget }) => void save({ push: currentTarget.checked })}
        />
        <Switch
          label="E-mail"
          aria-label={`${nome}: por e-mail`}
          checked={email}
          disabled={loading}
          onChange={({ currentTarget }) => void save({ email: currentTarget.checked })}
        />
      </div>
    </li>
  )
}
