import { useDeletion } from '../../../kernel/record'
import { useExcluirEscalaCultoMutation, useRestaurarEscalaCultoMutation } from './excluir.generated'
import { EscalasCultoDocument } from './list/escalas.generated'
import { MatrizEscalasDocument } from './matriz/matriz.generated'

const options = { refetchQueries: [MatrizEscalasDocument, EscalasCultoDocument] }

export function useExcluirEscala() {
  const [excluir] = useExcluirEscalaCultoMutation(options)
  const [restaurar] = useRestaurarEscalaCultoMutation(options)
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (escala: { id: number; funcao: string; membro?: { name: string } | null }) =>
        `${escala.membro?.name ?? 'A pessoa'} sairá da escala (${escala.funcao}).`,
      removed: 'Escala excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a escala.',
      restored: 'Escala restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a escala.',
    },
  })
}
