import { useDeletion } from '../../../kernel/record'
import { useExcluirUsuarioMutation, useRestaurarUsuarioMutation } from './excluir.generated'
import { UsuariosDocument } from './list/usuarios.generated'

const refetchQueries = [UsuariosDocument]

export function useExcluirUsuario() {
  const [excluir] = useExcluirUsuarioMutation({ refetchQueries })
  const [restaurar] = useRestaurarUsuarioMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (usuario: { id: number; name: string }) => `${usuario.name} sairá da lista de pessoas.`,
      removed: 'Pessoa excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a pessoa.',
      restored: 'Pessoa restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a pessoa.',
    },
  })
}
