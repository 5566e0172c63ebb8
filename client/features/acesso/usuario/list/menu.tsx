import { MenuItem } from '@blueprintjs/core'
import { Disable, Edit, Envelope, Key, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RefusedItem, RowMenu } from '../../../../kernel/list'
import { useAtivarUsuario } from '../ativar'
import { useEnviarLinkSenha, whyNoLink } from '../enviar-link-senha'
import { useExcluirUsuario } from '../excluir'
import { PerfilDialog } from '../perfil'
import { usuarioUrls } from '../urls'
import type { UsuarioLinhaFragment } from './usuarios.generated'

export function UsuarioMenu({ usuario }: { usuario: UsuarioLinhaFragment }) {
  const navigate = useNavigate()
  const { enviarLinkSenha, dialog } = useEnviarLinkSenha()
  const { remove, restore } = useExcluirUsuario()
  const { ativar, desativar } = useAtivarUsuario()
  const [changing, setChanging] = useState(false)
  const may = (acao: string) => usuario.acoesPermitidas.includes(acao)
  return (
    <>
      <RowMenu of={usuario.name}>
        {may('editar') && (
          <MenuItem icon={<Edit />} text="Editar Pessoa" onClick={() => navigate(usuarioUrls.edit(usuario.id))} />
        )}
        {may('enviarLinkSenha') && (
          <MenuItem icon={<Envelope />} text="Enviar link de senha" onClick={() => enviarLinkSenha(usuario)} />
        )}
        {may('editar') && !may('enviarLinkSenha') && (
          <RefusedItem icon={<Envelope />} text="Enviar link de senha" reason={whyNoLink(usuario)} />
        )}
        {may('alterarPerfil') && <MenuItem icon={<Key />} text="Mudar perfil" onClick={() => setChanging(true)} />}
        {may('ativar') && <MenuItem icon={<Tick />} text="Ativar Pessoa" onClick={() => ativar(usuario)} />}
        {may('desativar') && <MenuItem icon={<Disable />} text="Desativar Pessoa" onClick={() => desativar(usuario)} />}
        {may('excluir') && (
          <MenuItem icon={<Trash />} text="Excluir Pessoa" intent="danger" onClick={() => remove(usuario)} />
        )}
        {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Pessoa" onClick={() => restore(usuario)} />}
      </RowMenu>
      {dialog}
      {changing && <PerfilDialog usuario={usuario} onClose={() => setChanging(false)} />}
    </>
  )
}
