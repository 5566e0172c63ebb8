import { Button } from '@blueprintjs/core'
import * as z from 'zod/mini'
import { Form, PhoneField, PhotoField, TextField, usePhoto } from '../../../kernel/form'
import { EuDocument, useViewer } from '../../../kernel/session'
import { toast } from '../../../kernel/ui'
import { email as emailRule, PasswordField, required, useRulesForm } from '../../acesso/senha'
import { Card } from './card'
import styles from './configuracoes.module.css'
import {
  useAtualizarMeuPerfilMutation,
  useEnviarMinhaFotoMutation,
  useRemoverMinhaFotoMutation,
} from './perfil.generated'

const rules = z.object({
  name: required('Informe o nome.', 120),
  email: emailRule,
  telefoneUsuario: z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text || null),
  ),
  // The server requires the password when the e-mail changes.
  password: z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text || null),
  ),
})

const options = { refetchQueries: [EuDocument], awaitRefetchQueries: true }

export function Perfil() {
  const { fotoUrl, name, email, telefoneUsuario, nomePerfil, igreja } = useViewer()
  const foto = usePhoto(fotoUrl)
  const form = useRulesForm(rules, {
    name,
    email: email ?? '',
    telefoneUsuario: telefoneUsuario ?? '',
    password: '',
  })
  const newEmail = form.watch('email').trim().toLowerCase() !== (email ?? '')
  const [atualizar] = useAtualizarMeuPerfilMutation()
  const [enviarFoto] = useEnviarMinhaFotoMutation(options)
  const [removerFoto] = useRemoverMinhaFotoMutation(options)
  const save = async (input: z.output<typeof rules>) => {
    if (foto.file) await enviarFoto({ variables: { arquivo: foto.file } })
    else if (foto.removed) await removerFoto()
    foto.settle()
    await atualizar({ variables: { input } })
    form.reset({ ...form.getValues(), password: '' })
    toast.success('Perfil atualizado.')
  }
  return (
    <div className={styles.panel}>
      <Card title="Meu perfil" text={`${nomePerfil} em ${igreja.nome}`}>
        <div className={styles.body}>
          <Form form={form} onSave={save} failureText="Não foi possível atualizar o perfil.">
            <PhotoField label="Minha foto" {...foto.field} />
            <TextField control={form.control} name="name" label="Nome" autoComplete="name" required />
            <TextField control={form.control} name="email" label="E-mail" type="email" autoComplete="email" required />
            {newEmail && (
              <PasswordField
                control={form.control}
                name="password"
                label="Senha atual"
                help="Pedida para trocar o e-mail."
                autoComplete="current-password"
                required
              />
            )}
            <PhoneField control={form.control} name="telefoneUsuario" label="Telefone" />
            <Button type="submit" intent="primary" text="Salvar" loading={form.formState.isSubmitting} />
          </Form>
        </div>
      </Card>
    </div>
  )
}
