import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { tokenApiInput } from '../../../../schema/rules/acesso/token-api.input'
import { CopyField } from '../../../kernel/copying'
import { DateField, Form, FormFooter, TextField, useZodForm } from '../../../kernel/form'
import { Modal } from '../../../kernel/ui'
import { ConfirmarCampos, comOutroCodigo } from '../../acesso/confirmar-senha'
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
      <CopyField label="Token" value={token}>
        <Button text="Concluir" onClick={onClose} />
      </CopyField>
    </>
  )
}
