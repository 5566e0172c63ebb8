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
export type OrcamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataOrcamento'
  /** Título do departamento. */
  | 'departamento'
  /** Situação. */
  | 'statusOrcamento'
  /** Título. */
  | 'tituloOrcamento'
  /** Valor. */
  | 'valorOrcamento';

/** Filtro da lista de orçamentos. */
export type OrcamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Departamento, por número ou uuid. */
  idDepartamento?: string | number | null | undefined;
  /** pendente, aprovado ou recusado. */
  statusOrcamento?: string | null | undefined;
};

/** Ordem de uma lista de Orcamento. */
export type OrcamentoOrdem = {
  /** Campo. */
  campo: OrcamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type OrcamentoLinhaFragment = { id: number, uuid: string, idCliente: number, tituloOrcamento: string, dataOrcamento: string, valorOrcamento: string, descricaoOrcamento: string, statusOrcamento: string, decididoEm: string | null, nomeDecisor: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type OrcamentosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.OrcamentoOrdem | null | undefined;
  filtro?: Types.OrcamentoFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type OrcamentosQuery = { orcamentos: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, tituloOrcamento: string, dataOrcamento: string, valorOrcamento: string, descricaoOrcamento: string, statusOrcamento: string, decididoEm: string | null, nomeDecisor: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, departamento: { id: number, uuid: string, tituloDepartamento: string } | null }> } };

export const OrcamentoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrcamentoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Orcamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"dataOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"valorOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDecisor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrcamentoLinhaFragment, unknown>;
export const OrcamentosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Orcamentos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrcamentoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrcamentoFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orcamentos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrcamentoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrcamentoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Orcamento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tituloOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"dataOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"valorOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"statusOrcamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decididoEm"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDecisor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrcamentosQuery, OrcamentosQueryVariables>;
export const useOrcamentosQuery = (options?: useQuery.Options<OrcamentosQuery, OrcamentosQueryVariables> | SkipToken): useQuery.Result<OrcamentosQuery, OrcamentosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(OrcamentosDocument, options as never) as never