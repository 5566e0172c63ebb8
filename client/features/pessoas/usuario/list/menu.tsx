import { MenuItem } from '@blueprintjs/core'
import { Edit, Envelope, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useEnviarLinkSenha } from '../enviar-link-senha'
import { useExcluirUsuario } from '../excluir'
import { usuarioUrls } from '../urls'
import type { UsuarioLinhaFragment } from './usuarios.generated'

export function UsuarioMenu({ usuario }: { usuario: UsuarioLinhaFragment }) {
  const navigate = useNavigate()
  const enviarLinkSenha = useEnviarLinkSenha()
  const { remove, restore } = useExcluirUsuario()
  const may = (acao: string) => usuario.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={usuario.name}>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Pessoa" onClick={() => navigate(usuarioUrls.edit(usuario.id))} />
      )}
      {may('enviarLinkSenha') && (
        <MenuItem icon={<Envelope />} text="Enviar link de senha" onClick={() => enviarLinkSenha(usuario)} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Pessoa" intent="danger" onClick={() => remove(usuario)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Pessoa" onClick={() => restore(usuario)} />}
    </RowMenu>
  )
}
