import { Button, MenuItem } from '@blueprintjs/core'
import { Disable, Edit, Envelope, EyeOpen, Key, Tick, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useAtivarUsuario } from '../ativar'
import { useEnviarLinkSenha, whyNoLink } from '../enviar-link-senha'
import { useExcluirUsuario } from '../excluir'
import { PerfilDialog } from '../perfil'
import { usuarioUrls } from '../urls'
import { useVerComo } from '../ver-como'
import type { UsuarioDetalheQuery } from './usuario.generated'

export function Actions({ usuario }: { usuario: UsuarioDetalheQuery['usuario'] }) {
  const navigate = useNavigate()
  const { enviarLinkSenha, dialog } = useEnviarLinkSenha()
  const { remove } = useExcluirUsuario()
  const { ativar, desativar } = useAtivarUsuario()
  const verComo = useVerComo()
  const [changing, setChanging] = useState(false)
  const may = (acao: string) => usuario.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(usuario)) navigate(usuarioUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {may('editar') && (
        <Button
          variant="outlined"
          icon={<Envelope />}
          text="Enviar link de senha"
          disabled={!may('enviarLinkSenha')}
          title={may('enviarLinkSenha') ? undefined : whyNoLink(usuario)}
          onClick={() => enviarLinkSenha(usuario)}
        />
      )}
      {(may('ativar') || may('desativar') || may('alterarPerfil') || may('verComo')) && (
        <RowMenu of={usuario.name}>
          {may('alterarPerfil') && <MenuItem icon={<Key />} text="Mudar perfil" onClick={() => setChanging(true)} />}
          {may('verComo') && (
            <MenuItem icon={<EyeOpen />} text="Ver como esta pessoa" onClick={() => verComo(usuario)} />
          )}
          {may('ativar') && <MenuItem icon={<Tick />} text="Ativar Pessoa" onClick={() => ativar(usuario)} />}
          {may('desativar') && (
            <MenuItem icon={<Disable />} text="Desativar Pessoa" onClick={() => desativar(usuario)} />
          )}
        </RowMenu>
      )}
      {may('editar') && (
        <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(usuarioUrls.edit(usuario.id))} />
      )}
      {dialog}
      {changing && <PerfilDialog usuario={usuario} onClose={() => setChanging(false)} />}
    </>
  )
}
