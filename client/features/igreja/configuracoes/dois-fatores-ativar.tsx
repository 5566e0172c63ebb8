import * as z from 'zod/mini'
import { Form, FormFooter, TextField } from '../../../kernel/form'
import { EuDocument } from '../../../kernel/session'
import { required, useRulesForm } from '../../acesso/senha'
import styles from './configuracoes.module.css'
import { type PrepararDoisFatoresMutation, useAtivarDoisFatoresMutation } from './dois-fatores.generated'

const rules = z.object({ codigo: required('Informe o código.') })

type Props = {
  preparation: PrepararDoisFatoresMutation['prepararDoisFatores']
  onActive: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function Activate({ preparation, onActive, onCancel }: Props) {
  const form = useRulesForm(rules, { codigo: '' })
  const [ativar] = useAtivarDoisFatoresMutation({ refetchQueries: [EuDocument], context: { secret: true } })
  const save = async (variables: z.infer<typeof rules>) => {
    const { data } = await ativar({ variables })
    if (data) onActive(data.ativarDoisFatores)
  }
  return (
    <div className={styles.qr}>
      <img src={preparation.qrCode} alt="Código QR para o aplicativo autenticador" />
      <div>
        <ol>
          <li>Abra o aplicativo autenticador no celular e leia o código QR.</li>
          <li>
            Sem câmera? Digite esta chave: <span className={styles.secret}>{preparation.segredo}</span>
          </li>
          <li>Digite aqui o código de 6 dígitos que o aplicativo mostra.</li>
        </ol>
        <Form form={form} onSave={save} failureText="Não foi possível ativar a verificação em duas etapas.">
          <TextField
            control={form.control}
            name="codigo"
            label="Código"
            autoComplete="one-time-code"
            maxLength={6}
            required
          />
          <FormFooter form={form} cancel={onCancel} saveText="Ativar" />
        </Form>
      </div>
    </div>
  )
}
