import { useDeletion } from '../../../kernel/record'
import { useExcluirReservaMutation, useRestaurarReservaMutation } from './excluir.generated'
import { ReservasDocument } from './list/reservas.generated'

const refetchQueries = [ReservasDocument]

export function useExcluirReserva() {
  const [excluir] = useExcluirReservaMutation({ refetchQueries })
  const [restaurar] = useRestaurarReservaMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (reserva: { id: number; finalidade: string }) =>
        `A reserva "${reserva.finalidade}" sairá da lista, e o recurso ficará livre.`,
      removed: 'Reserva excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a reserva.',
      restored: 'Reserva restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a reserva.',
    },
  })
}
