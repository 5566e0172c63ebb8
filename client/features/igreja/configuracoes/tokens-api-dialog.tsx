import { Button } from '@blueprintjs/core'
import { Clipboard } from '@blueprintjs/icons'
import { useState } from 'react'
import { tokenApiInput } from '../../../gql/regras/features/acesso/token-api/token-api.input'
import { DateField, Form, FormFooter, TextField, useZodForm } from '../../../kernel/form'
import { copy, Modal } from '../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../acesso/confirmar-senha'
import styles from './configuracoes.module.css'
import { ScopeChoice } from './scope-choice'
import {
  type CriarTokenApiMutationVariables,
  TokensApiDocument,
  useCriarTokenApiMutation,
} from './tokens-api.generated'

export function TokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null)
  return (
    // The new token is shown only once, so a click outside must not close the dialog.
    <Modal title={token ? 'Token criado' : 'Novo token de API'} onClose={onClose} canOutsideClickClose={!token}>
      {token ? <Created token={token} onClose={onClose} /> : <Create onClose={onClose} onCreated={setToken} />}
    </Modal>
  )
}

function Create({ onClose, onCreated }: { onClose: () => void; onCreated: (token: string) => void }) {
  const form = useZodForm(tokenApiInput, { nome: '', escopos: [], expiraEm: '', minhaSenha: '' })
  const [criar] = useCriarTokenApiMutation({ refetchQueries: [TokensApiDocument], context: { secret: true } })
  const save = async (variables: CriarTokenApiMutationVariables) => {
    const { data } = await criar({ variables })
    if (data) onCreated(data.criarTokenApi.token)
  }
  return (
    <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível criar o token.">
      <TextField
        control={form.control}
        name="nome"
        label="Nome"
        help="Que sistema vai usá-lo?"
        maxLength={80}
        required
      />
      <ScopeChoice control={form.control} name="escopos" />
      <DateField control={form.control} name="expiraEm" label="Expira em" help="Em branco: não expira." />
      <ConfirmarCampos control={form.control} />
      <FormFooter form={form} cancel={onClose} saveText="Criar token" />
    </Form>
  )
}

function Created({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <>
      <p>Copie-o agora: ele não será mostrado de novo.</p>
      <code className={styles.token}>{token}</code>
      <div className={styles.buttons}>
        <Button icon={<Clipboard />} text="Copiar" onClick={() => copy(token, 'Token copiado.')} />
        <Button intent="primary" text="Concluir" onClick={onClose} />
      </div>
    </>
  )
}
