import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../kernel/apollo'
import { useDeletion } from '../../../kernel/record'
import { useCan } from '../../../kernel/session'
import {
  RegistrosDaPessoaDocument,
  type RegistrosDaPessoaQuery,
  useExcluirUsuarioMutation,
  useRestaurarUsuarioMutation,
} from './excluir.generated'
import { UsuariosDocument } from './list/usuarios.generated'

const refetchQueries = [UsuariosDocument]

export function useExcluirUsuario() {
  const [excluir] = useExcluirUsuarioMutation({ refetchQueries })
  const [restaurar] = useRestaurarUsuarioMutation({ refetchQueries })
  const registros = useRegistros()
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: async ({ id, name }: { id: number; name: string }) =>
        [`${name} sairá da lista de pessoas.`, ...(await registros(id))].join(' '),
      removed: 'Pessoa excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a pessoa.',
      restored: 'Pessoa restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a pessoa.',
    },
  })
}

/** What hangs on a person, as far as the current user reads it: tithes, groups and rosters to come. */
function useRegistros() {
  const client = useApolloClient()
  const may = {
    dizimos: useCan('dizimo.ler'),
    celulas: useCan('celula.ler'),
    departamentos: useCan('departamento.ler'),
    louvor: useCan('grupoLouvor.ler'),
    ensino: useCan('classeEBD.ler'),
    missoes: useCan('missao.ler'),
    escalas: useCan('escalaCulto.ler'),
  }
  return async (id: number): Promise<string[]> => {
    try {
      const variables = { id: String(id), ...may }
      const query = client.query({ query: RegistrosDaPessoaDocument, variables, fetchPolicy: 'no-cache' })
      return said(dataOf(await query).usuario)
    } catch {
      // the question is asked without them
      return []
    }
  }
}

function said(of: RegistrosDaPessoaQuery['usuario']): string[] {
  const grupos = [of.celulas, of.departamentosMembro, of.grupos, of.classes, of.missoes]
  const parts = [
    counted(of.dizimos?.totalCount, 'dízimo', 'dízimos'),
    counted(
      grupos.reduce((total, group) => total + (group?.totalCount ?? 0), 0),
      'grupo',
      'grupos',
    ),
    counted(of.escalas?.totalCount, 'escala por vir', 'escalas por vir'),
  ].filter((part) => part !== null)
  return parts.length ? [`Tem ${new Intl.ListFormat('pt-BR').format(parts)}.`] : []
}

const counted = (count: number | null | undefined, one: string, many: string): string | null =>
  count ? `${count} ${count === 1 ? one : many}` : null
