import { useDeletion } from '../../../kernel/record'
import { DepartamentoChoicesDocument } from './choices.generated'
import { useExcluirDepartamentoMutation, useRestaurarDepartamentoMutation } from './excluir.generated'
import { DepartamentosDocument } from './list/departamentos.generated'

const refetchQueries = [DepartamentosDocument, DepartamentoChoicesDocument]

export function useExcluirDepartamento() {
  const [excluir] = useExcluirDepartamentoMutation({ refetchQueries })
  const [restaurar] = useRestaurarDepartamentoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (departamento: { id: number; tituloDepartamento: string }) =>
        `O departamento "${departamento.tituloDepartamento}" sairá da lista, com seus membros.`,
      removed: 'Departamento excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o departamento.',
      restored: 'Departamento restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o departamento.',
    },
  })
}
