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
export type TipoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPatrimonio';

/** Filtro da lista de tipos de patrimônio. */
export type TipoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
};

/** Ordem de uma lista de TipoPatrimonio. */
export type TipoPatrimonioOrdem = {
  /** Campo. */
  campo: TipoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type TipoPatrimonioLinhaFragment = { id: number, uuid: string, idCliente: number, tipoPatrimonio: string, quantidadePatrimonios: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type TipoPatrimoniosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.TipoPatrimonioOrdem | null | undefined;
  filtro?: Types.TipoPatrimonioFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type TipoPatrimoniosQuery = { tipoPatrimonios: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, tipoPatrimonio: string, quantidadePatrimonios: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export type ExcluirTipoPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirTipoPatrimonioMutation = { excluirTipoPatrimonio: { message: string } };

export type RestaurarTipoPatrimonioMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarTipoPatrimonioMutation = { restaurarTipoPatrimonio: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const TipoPatrimonioLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoPatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePatrimonios"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoPatrimonioLinhaFragment, unknown>;
export const TipoPatrimoniosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TipoPatrimonios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonioOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonioFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TipoPatrimonioLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoPatrimonioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePatrimonios"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoPatrimoniosQuery, TipoPatrimoniosQueryVariables>;
export const ExcluirTipoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirTipoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirTipoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirTipoPatrimonioMutation, ExcluirTipoPatrimonioMutationVariables>;
export const RestaurarTipoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarTipoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarTipoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarTipoPatrimonioMutation, RestaurarTipoPatrimonioMutationVariables>;
export const useTipoPatrimoniosQuery = (options?: useQuery.Options<TipoPatrimoniosQuery, TipoPatrimoniosQueryVariables> | SkipToken): useQuery.Result<TipoPatrimoniosQuery, TipoPatrimoniosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(TipoPatrimoniosDocument, options as never) as never
export const useExcluirTipoPatrimonioMutation = (options?: useMutation.Options<ExcluirTipoPatrimonioMutation, ExcluirTipoPatrimonioMutationVariables>): useMutation.ResultTuple<ExcluirTipoPatrimonioMutation, ExcluirTipoPatrimonioMutationVariables> => useMutation(ExcluirTipoPatrimonioDocument, options as never) as never
export const useRestaurarTipoPatrimonioMutation = (options?: useMutation.Options<RestaurarTipoPatrimonioMutation, RestaurarTipoPatrimonioMutationVariables>): useMutation.ResultTuple<RestaurarTipoPatrimonioMutation, RestaurarTipoPatrimonioMutationVariables> => useMutation(RestaurarTipoPatrimonioDocument, options as never) as never