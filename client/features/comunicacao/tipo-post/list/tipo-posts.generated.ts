/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TipoPostLinhaFragment = { id: number, uuid: string, idCliente: number, tipoPost: string, quantidadePosts: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type TipoPostsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.TipoPostOrdem | null | undefined;
  filtro?: Types.TipoPostFiltro | null | undefined;
}>;


export type TipoPostsQuery = { tipoPosts: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, tipoPost: string, quantidadePosts: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export type ExcluirTipoPostMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirTipoPostMutation = { excluirTipoPost: { message: string } };

export type RestaurarTipoPostMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarTipoPostMutation = { restaurarTipoPost: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const TipoPostLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoPostLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePosts"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoPostLinhaFragment, unknown>;
export const TipoPostsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TipoPosts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPostOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPostFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TipoPostLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoPostLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPost"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadePosts"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoPostsQuery, TipoPostsQueryVariables>;
export const ExcluirTipoPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirTipoPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirTipoPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirTipoPostMutation, ExcluirTipoPostMutationVariables>;
export const RestaurarTipoPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarTipoPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarTipoPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarTipoPostMutation, RestaurarTipoPostMutationVariables>;
export const useExcluirTipoPostMutation = (options?: useMutation.Options<ExcluirTipoPostMutation, ExcluirTipoPostMutationVariables>): useMutation.ResultTuple<ExcluirTipoPostMutation, ExcluirTipoPostMutationVariables> => useMutation(ExcluirTipoPostDocument, options as never) as never
export const useRestaurarTipoPostMutation = (options?: useMutation.Options<RestaurarTipoPostMutation, RestaurarTipoPostMutationVariables>): useMutation.ResultTuple<RestaurarTipoPostMutation, RestaurarTipoPostMutationVariables> => useMutation(RestaurarTipoPostDocument, options as never) as never