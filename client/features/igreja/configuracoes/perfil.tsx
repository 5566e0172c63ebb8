import { Button } from '@blueprintjs/core'
import type { z } from 'zod'
import { meuPerfilInput } from '../../../../schema/rules/acesso/sessao.input'
import { dataOf } from '../../../kernel/apollo'
import {
  CepField,
  DateField,
  Form,
  LeaveGuard,
  PhoneField,
  PhotoField,
  SelectField,
  TextField,
  usePhoto,
  useZodForm,
} from '../../../kernel/form'
import { useReload } from '../../../kernel/record'
import { EuDocument, useViewer } from '../../../kernel/session'
import { ErrorState, Skeleton, toast } from '../../../kernel/ui'
import { CodigoField, comOutroCodigo } from '../../acesso/confirmar-senha'
import { PasswordField } from '../../acesso/senha'
import { estadosCivis, ufs } from '../../acesso/usuario'
import { Card } from './card'
import styles from './configuracoes.module.css'
import {
  type MeuPerfilQuery,
  useAtualizarMeuPerfilMutation,
  useEnviarMinhaFotoMutation,
  useMeuPerfilQuery,
  useRemoverMinhaFotoMutation,
} from './perfil.generated'

const options = { refetchQueries: [EuDocument], awaitRefetchQueries: true }

/** The form with the user's own data. */
export function Perfil() {
  const { data, error, refetch } = useMeuPerfilQuery({ fetchPolicy: 'network-only' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text="Não foi possível carregar o seu perfil." onRetry={reload} />
  if (!data?.eu) return <Skeleton width="60%" />
  return <PerfilForm key={reloads} eu={data.eu} onReload={reload} />
}

type Props = { eu: MeuPerfilQuery['eu']; onReload: () => void }

function PerfilForm({ eu, onReload }: Props) {
  const { nomePerfil, igreja } = useViewer()
  const { fotoUrl, id: _, ...values } = eu
  const foto = usePhoto(fotoUrl)
  const form = useZodForm(meuPerfilInput, { ...values, email: values.email ?? '', password: null })
  const { control } = form
  const newEmail =
    String(form.watch('email') ?? '')
      .trim()
      .toLowerCase() !== (values.email ?? '')
  const [atualizar] = useAtualizarMeuPerfilMutation()
  const [enviarFoto] = useEnviarMinhaFotoMutation(options)
  const [removerFoto] = useRemoverMinhaFotoMutation(options)

  const savePhoto = async () => {
    if (foto.file) return dataOf(await enviarFoto({ variables: { arquivo: foto.file } })).enviarMinhaFoto.versao
    if (foto.removed) return dataOf(await removerFoto()).removerMinhaFoto.versao
    return undefined
  }
  const save = async (input: z.output<typeof meuPerfilInput>) => {
    const { versao } = dataOf(await atualizar({ variables: { input } })).atualizarMeuPerfil
    form.setValue('versao', versao)
    const withPhoto = await savePhoto()
    foto.settle()
    form.reset({ ...form.getValues(), password: null, codigo: null, versao: withPhoto ?? versao })
    toast.success('Perfil atualizado.')
  }
  return (
    <div className={styles.panel}>
      <Card title="Meu perfil" text={`${nomePerfil} em ${igreja.nome}`}>
        <div className={styles.body}>
          <Form
            form={form}
            onSave={comOutroCodigo(form, save)}
            onReload={onReload}
            failureText="Não foi possível atualizar o perfil."
          >
            <LeaveGuard form={form} dirty={foto.dirty} />
            <PhotoField label="Minha foto" {...foto.field} />
            <TextField control={control} name="name" label="Nome" autoComplete="name" required maxLength={120} />
            <TextField
              control={control}
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
              required={values.email !== null}
            />
            {newEmail && (
              <PasswordField
                control={control}
                name="password"
                label="Senha atual"
                help="Pedida para trocar o e-mail."
                autoComplete="current-password"
                required
              />
            )}
            {newEmail && <CodigoField control={control} />}
            <PhoneField control={control} name="telefoneUsuario" label="Telefone" />
            <DateField control={control} name="dataNascimento" label="Data de nascimento" />
            <SelectField control={control} name="estadoCivil" label="Estado civil" choices={estadosCivis} />
            <CepField control={control} name="cep" label="CEP" />
            <TextField control={control} name="endereco" label="Endereço" maxLength={150} />
            <TextField control={control} name="numero" label="Número" maxLength={20} />
            <TextField control={control} name="complemento" label="Complemento" maxLength={80} />
            <TextField control={control} name="bairro" label="Bairro" maxLength={80} />
            <TextField control={control} name="cidade" label="Cidade" maxLength={80} />
            <SelectField control={control} name="uf" label="Estado" choices={ufs} />
            <Button type="submit" intent="primary" text="Salvar" loading={form.formState.isSubmitting} />
          </Form>
        </div>
      </Card>
    </div>
  )
}
