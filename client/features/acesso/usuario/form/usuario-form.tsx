import { useState } from 'react'
import type { z } from 'zod'
import { usuarioInput } from '../../../../../schema/rules/acesso/usuario.input'
import { dataOf, errorText, fieldErrors } from '../../../../kernel/apollo'
import { RecordForm, useAskAgain, usePhoto, useZodForm } from '../../../../kernel/form'
import { formatDate, toast } from '../../../../kernel/ui'
import { comOutroCodigo } from '../../confirmar-senha'
import { newUsuario } from '../novo'
import { usuarioUrls } from '../urls'
import { Acesso, Contato, DadosPessoais, Endereco, needsPassword, VidaNaIgreja } from './sections'
import type { UsuarioEdicaoFragment } from './usuario-form.generated'
import {
  useAtualizarUsuarioMutation,
  useCriarUsuarioMutation,
  useEnviarFotoUsuarioMutation,
  useRemoverFotoUsuarioMutation,
} from './usuario-form.generated'

const hasOnlyBirthday = (usuario: UsuarioEdicaoFragment | undefined): boolean =>
  Boolean(usuario?.aniversario) && !usuario?.dataNascimento

/** The person as the fields show it: a birthday without its year as 15/03. */
const asTyped = (usuario: UsuarioEdicaoFragment) => ({
  ...usuario,
  aniversario: usuario.aniversario && formatDate(usuario.aniversario),
})

type Props = { usuario?: UsuarioEdicaoFragment; onReload?: () => void }

export function UsuarioForm({ usuario, onReload }: Props) {
  const foto = usePhoto(usuario?.fotoUrl)
  const [criar] = useCriarUsuarioMutation()
  const [atualizar] = useAtualizarUsuarioMutation()
  const [enviarFoto] = useEnviarFotoUsuarioMutation()
  const [removerFoto] = useRemoverFotoUsuarioMutation()
  const form = useZodForm(usuarioInput, usuario ? asTyped(usuario) : newUsuario)
  const { control } = form
  const ocultos = usuario?.camposOcultos ?? []
  const [asked, setAsked] = useState(false)
  const askAgain = useAskAgain()

  /** Shows the field for a password that the server asks for. */
  const ask = (error: unknown): never => {
    if ('minhaSenha' in fieldErrors(error)) {
      setAsked(true)
      form.setValue('minhaSenha', form.getValues('minhaSenha') ?? '')
    }
    throw error
  }

  const save = async ({ minhaSenha, codigo, ...fields }: z.output<typeof usuarioInput>) => {
    // a password that was typed before the perfil was put back is not sent: its field is not there to correct it
    const secret = Boolean(minhaSenha) && needsPassword(fields, usuario, asked)
    const input = secret ? { ...fields, minhaSenha, codigo } : fields
    const context = { secret }
    const id = usuario
      ? (await atualizar({ variables: { id: String(usuario.id), input }, context }).then(dataOf, ask)).atualizarUsuario
          .id
      : dataOf(await criar({ variables: { input }, context })).criarUsuario.id
    // The record is already saved: submitting the form again would create a second one.
    const failed = (error: unknown) =>
      toast.error(errorText(error, 'A pessoa foi salva, mas não foi possível enviar a foto.'))
    if (foto.file) await enviarFoto({ variables: { id: String(id), arquivo: foto.file } }).catch(failed)
    else if (foto.removed) await removerFoto({ variables: { id: String(id) } }).catch(failed)
    return {
      text: usuario ? 'Pessoa atualizada com sucesso.' : 'Pessoa criada com sucesso.',
      to: usuarioUrls.detail(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={(values) => askAgain(comOutroCodigo(form, save), values, 'emailCompartilhado', 'Salvar assim mesmo')}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a pessoa."
      cancel={usuarioUrls.list}
      dirty={foto.dirty}
      record={usuario}
      another={{ text: 'Salvar e criar outra', onEmpty: foto.settle }}
    >
      <DadosPessoais control={control} foto={foto.field} ocultos={ocultos} semAno={hasOnlyBirthday(usuario)} />
      <Contato control={control} ocultos={ocultos} />
      <Endereco control={control} ocultos={ocultos} />
      <VidaNaIgreja control={control} ocultos={ocultos} />
      <Acesso control={control} usuario={usuario} asked={asked} />
    </RecordForm>
  )
}
