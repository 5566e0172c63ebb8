/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type GrupoLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome de quem lidera. */
  | 'lider'
  /** Nome. */
  | 'nomeGrupo';

/** Filtro da lista de grupos de louvor. */
export type GrupoLouvorFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Situação. 1: ativo; 0: inativo. */
  statusGrupo?: number | null | undefined;
};

/** Ordem de uma lista de GrupoLouvor. */
export type GrupoLouvorOrdem = {
  /** Campo. */
  campo: GrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type GrupoLouvorLinhaFragment = { id: number, uuid: string, idCliente: number, nomeGrupo: string, statusGrupo: number, quantidadeMembros: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, lider: { id: number, uuid: string, name: string } | null };

export type GruposLouvorQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.GrupoLouvorOrdem | null | undefined;
  filtro?: Types.GrupoLouvorFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type GruposLouvorQuery = { gruposLouvor: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nomeGrupo: string, statusGrupo: number, quantidadeMembros: number, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, lider: { id: number, uuid: string, name: string } | null }> } };

export type ExcluirGrupoLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirGrupoLouvorMutation = { excluirGrupoLouvor: { message: string } };

export type RestaurarGrupoLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarGrupoLouvorMutation = { restaurarGrupoLouvor: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const GrupoLouvorLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrupoLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"statusGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"lider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<GrupoLouvorLinhaFragment, unknown>;
export const GruposLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GruposLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvorOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvorFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gruposLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GrupoLouvorLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrupoLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"statusGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"lider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMembros"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<GruposLouvorQuery, GruposLouvorQueryVariables>;
export const ExcluirGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirGrupoLouvorMutation, ExcluirGrupoLouvorMutationVariables>;
export const RestaurarGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarGrupoLouvorMutation, RestaurarGrupoLouvorMutationVariables>;
export const useGruposLouvorQuery = (options?: useQuery.Options<GruposLouvorQuery, GruposLouvorQueryVariables> | SkipToken): useQuery.Result<GruposLouvorQuery, GruposLouvorQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(GruposLouvorDocument, options as never) as never
export const useExcluirGrupoLouvorMutation = (options?: useMutation.Options<ExcluirGrupoLouvorMutation, ExcluirGrupoLouvorMutationVariables>): useMutation.ResultTuple<ExcluirGrupoLouvorMutation, ExcluirGrupoLouvorMutationVariables> => useMutation(ExcluirGrupoLouvorDocument, options as never) as never
export const useRestaurarGrupoLouvorMutation = (options?: useMutation.Options<RestaurarGrupoLouvorMutation, RestaurarGrupoLouvorMutationVariables>): useMutation.ResultTuple<RestaurarGrupoLouvorMutation, RestaurarGrupoLouvorMutationVariables> => useMutation(RestaurarGrupoLouvorDocument, options as never) as never