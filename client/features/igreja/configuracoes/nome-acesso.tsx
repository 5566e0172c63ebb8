import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { dataOf } from '../../../kernel/apollo'
import { Form, FormFooter, TextField } from '../../../kernel/form'
import { EuDocument, useViewer } from '../../../kernel/session'
import { Modal, toast } from '../../../kernel/ui'
import { CodigoField, comOutroCodigo } from '../../acesso/confirmar-senha'
import { PasswordField, password, useRulesForm } from '../../acesso/senha'
import { Card } from './card'
import styles from './configuracoes.module.css'
import { useEscolherNomeAcessoMutation } from './nome-acesso.generated'

const rules = z.object({
  nomeAcesso: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(30, 'Use no máximo 30 caracteres.')))),
  minhaSenha: password('Informe a senha atual.'),
  codigo: z.optional(z.string()),
})

/** The name with which one signs in besides e-mail and telephone. */
export function NomeAcesso() {
  const { nomeAcesso } = useViewer()
  const own = nomeAcesso?.replace(/\.\d+$/, '') ?? ''
  const [choosing, setChoosing] = useState(false)
  return (
    <Card
      title="Nome para entrar"
      text={
        nomeAcesso
          ? `Em qualquer aparelho você entra com ${nomeAcesso}; neste, basta ${own}.`
          : 'Para entrar sem e-mail, ou quando a família usa o mesmo telefone.'
      }
    >
      <div className={styles.body}>
        <Button
          variant="outlined"
          text={nomeAcesso ? 'Mudar nome' : 'Escolher nome'}
          onClick={() => setChoosing(true)}
        />
      </div>
      {choosing && <Escolha own={own} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

function Escolha({ own, onClose }: { own: string; onClose: () => void }) {
  const form = useRulesForm(rules, { nomeAcesso: own, minhaSenha: '', codigo: '' })
  const [escolher] = useEscolherNomeAcessoMutation({
    context: { secret: true },
    refetchQueries: [EuDocument],
    awaitRefetchQueries: true,
  })
  const save = async ({ nomeAcesso, minhaSenha, codigo }: z.infer<typeof rules>) => {
    const variables = { nomeAcesso: nomeAcesso || null, minhaSenha, codigo: codigo || undefined }
    const chosen = dataOf(await escolher({ variables })).escolherNomeAcesso.nomeAcesso
    toast.success(chosen ? `Você entra também com ${chosen}.` : 'O nome foi retirado.')
    onClose()
  }
  return (
    <Modal title="Nome para entrar" onClose={onClose}>
      <Form form={form} onSave={comOutroCodigo(form, save)} failureText="Não foi possível salvar o nome.">
        <TextField
          control={form.control}
          name="nomeAcesso"
          label="Nome"
          help="Letras e números, com pontos entre as palavras, como ana.souza. Deixe vazio para não usar nome."
          autoComplete="off"
        />
        <PasswordField
          control={form.control}
          name="minhaSenha"
          label="Senha atual"
          autoComplete="current-password"
          required
        />
        <CodigoField control={form.control} />
        <FormFooter form={form} cancel={onClose} saveText="Salvar nome" />
      </Form>
    </Modal>
  )
}
