import { Button } from '@blueprintjs/core'
import { Edit, Envelope, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { useEnviarLinkSenha } from '../enviar-link-senha'
import { useExcluirUsuario } from '../excluir'
import { usuarioUrls } from '../urls'
import type { UsuarioDetalheQuery } from './usuario.generated'

export function Actions({ usuario }: { usuario: UsuarioDetalheQuery['usuario'] }) {
  const navigate = useNavigate()
  const enviarLinkSenha = useEnviarLinkSenha()
  const { remove } = useExcluirUsuario()
  const may = (acao: string) => usuario.acoesPermitidas.includes(acao)
  const removeAndLeave = async () => {
    if (await remove(usuario)) navigate(usuarioUrls.list)
  }
  return (
    <>
      {may('excluir') && <Button variant="outlined" icon={<Trash />} text="Excluir" onClick={removeAndLeave} />}
      {may('enviarLinkSenha') && (
        <Button
          variant="outlined"
          icon={<Envelope />}
          text="Enviar link de senha"
          onClick={() => enviarLinkSenha(usuario)}
        />
      )}
      {may('editar') && (
        <Button intent="primary" icon={<Edit />} text="Editar" onClick={() => navigate(usuarioUrls.edit(usuario.id))} />
      )}
    </>
  )
}
