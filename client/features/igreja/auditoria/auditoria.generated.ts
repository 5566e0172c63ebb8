/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filtro da auditoria. */
export type AuditoriaFiltro = {
  /** Até este dia. */
  ate?: string | null | undefined;
  /** A partir deste dia. */
  de?: string | null | undefined;
  /** Número do registro. */
  idRegistro?: number | null | undefined;
  /** Quem fez, por número ou uuid. */
  idUsuario?: string | number | null | undefined;
  /** criar, alterar, excluir, restaurar, apagar ou evento. */
  operacao?: string | null | undefined;
  /** Tabela. */
  tabela?: string | null | undefined;
};

export type AuditoriaLinhaFragment = { id: number, idCliente: number, quando: string, idUsuario: number | null, nomeUsuario: string | null, acao: string, requisicao: string | null, tabela: string | null, idRegistro: number | null, nomeRegistro: string | null, operacao: string, mudancas: Array<{ campo: string, antes: string | null, depois: string | null, nomeAntes: string | null, nomeDepois: string | null }> };

export type AuditoriasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  filtro?: Types.AuditoriaFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type AuditoriasQuery = { auditorias: { totalCount: number, nodes: Array<{ id: number, idCliente: number, quando: string, idUsuario: number | null, nomeUsuario: string | null, acao: string, requisicao: string | null, tabela: string | null, idRegistro: number | null, nomeRegistro: string | null, operacao: string, mudancas: Array<{ campo: string, antes: string | null, depois: string | null, nomeAntes: string | null, nomeDepois: string | null }> }> } };

export const AuditoriaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditoriaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auditoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"quando"}},{"kind":"Field","name":{"kind":"Name","value":"idUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"nomeUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"requisicao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"idRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"operacao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"antes"}},{"kind":"Field","name":{"kind":"Name","value":"depois"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDepois"}}]}}]}}]} as unknown as DocumentNode<AuditoriaLinhaFragment, unknown>;
export const AuditoriasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Auditorias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditoriaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditorias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditoriaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditoriaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auditoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"quando"}},{"kind":"Field","name":{"kind":"Name","value":"idUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"nomeUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"acao"}},{"kind":"Field","name":{"kind":"Name","value":"requisicao"}},{"kind":"Field","name":{"kind":"Name","value":"tabela"}},{"kind":"Field","name":{"kind":"Name","value":"idRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRegistro"}},{"kind":"Field","name":{"kind":"Name","value":"operacao"}},{"kind":"Field","name":{"kind":"Name","value":"mudancas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campo"}},{"kind":"Field","name":{"kind":"Name","value":"antes"}},{"kind":"Field","name":{"kind":"Name","value":"depois"}},{"kind":"Field","name":{"kind":"Name","value":"nomeAntes"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDepois"}}]}}]}}]} as unknown as DocumentNode<AuditoriasQuery, AuditoriasQueryVariables>;
export const useAuditoriasQuery = (options?: useQuery.Options<AuditoriasQuery, AuditoriasQueryVariables> | SkipToken): useQuery.Result<AuditoriasQuery, AuditoriasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AuditoriasDocument, options as never) as never