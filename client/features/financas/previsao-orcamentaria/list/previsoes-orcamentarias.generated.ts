/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type PrevisaoOrcamentariaCampo =
  /** Ano e revisão. */
  | 'ano'
  /** Data do cadastro. */
  | 'createdAt';

/** Filtro da lista de previsões orçamentárias. */
export type PrevisaoOrcamentariaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Rascunho, Em vigor ou Substituída. */
  situacao?: string | null | undefined;
};

/** Ordem de uma lista de PrevisaoOrcamentaria. */
export type PrevisaoOrcamentariaOrdem = {
  /** Campo. */
  campo: PrevisaoOrcamentariaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type PrevisaoLinhaFragment = { id: number, uuid: string, idCliente: number, nome: string, ano: number, revisao: number, situacao: string, aprovadaEm: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, totais: { receitas: string, despesas: string, resultado: string } };

export type PrevisoesOrcamentariasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.PrevisaoOrcamentariaOrdem | null | undefined;
  filtro?: Types.PrevisaoOrcamentariaFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type PrevisoesOrcamentariasQuery = { previsoesOrcamentarias: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nome: string, ano: number, revisao: number, situacao: string, aprovadaEm: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, totais: { receitas: string, despesas: string, resultado: string } }> } };

export const PrevisaoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"revisao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"totais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receitas"}},{"kind":"Field","name":{"kind":"Name","value":"despesas"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrevisaoLinhaFragment, unknown>;
export const PrevisoesOrcamentariasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PrevisoesOrcamentarias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentariaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentariaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previsoesOrcamentarias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrevisaoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrevisaoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PrevisaoOrcamentaria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"revisao"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"aprovadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"totais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receitas"}},{"kind":"Field","name":{"kind":"Name","value":"despesas"}},{"kind":"Field","name":{"kind":"Name","value":"resultado"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<PrevisoesOrcamentariasQuery, PrevisoesOrcamentariasQueryVariables>;
export const usePrevisoesOrcamentariasQuery = (options?: useQuery.Options<PrevisoesOrcamentariasQuery, PrevisoesOrcamentariasQueryVariables> | SkipToken): useQuery.Result<PrevisoesOrcamentariasQuery, PrevisoesOrcamentariasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PrevisoesOrcamentariasDocument, options as never) as never