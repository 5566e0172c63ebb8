import { useDeletion } from '../../../kernel/record'
import { formatDate } from '../../../kernel/ui'
import { useExcluirReuniaoLiderancaMutation, useRestaurarReuniaoLiderancaMutation } from './excluir.generated'
import { ReunioesLiderancaDocument } from './list/reunioes-lideranca.generated'

const refetchQueries = [ReunioesLiderancaDocument]

export function useExcluirReuniaoLideranca() {
  const [excluir] = useExcluirReuniaoLiderancaMutation({ refetchQueries })
  const [restaurar] = useRestaurarReuniaoLiderancaMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ dataReuniao }: { id: number; dataReuniao: string }) =>
        `A reunião de ${formatDate(dataReuniao)} sairá da lista.`,
      removed: 'Reunião excluída com sucesso.',
      notRemoved: 'Houve um problema ao excluir a reunião.',
      restored: 'Reunião restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a reunião.',
    },
  })
}
