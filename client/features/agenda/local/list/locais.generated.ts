/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocalLinhaFragment = { id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type LocaisQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.LocalOrdem | null | undefined;
  filtro?: Types.LocalFiltro | null | undefined;
}>;


export type LocaisQuery = { locais: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nomeLocal: string, endereco: string | null, capacidade: number | null, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export type ExcluirLocalMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirLocalMutation = { excluirLocal: { message: string } };

export type RestaurarLocalMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarLocalMutation = { restaurarLocal: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const LocalLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<LocalLinhaFragment, unknown>;
export const LocaisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Locais"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Local"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"capacidade"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<LocaisQuery, LocaisQueryVariables>;
export const ExcluirLocalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirLocal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirLocal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirLocalMutation, ExcluirLocalMutationVariables>;
export const RestaurarLocalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarLocal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarLocal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarLocalMutation, RestaurarLocalMutationVariables>;
export const useExcluirLocalMutation = (options?: useMutation.Options<ExcluirLocalMutation, ExcluirLocalMutationVariables>): useMutation.ResultTuple<ExcluirLocalMutation, ExcluirLocalMutationVariables> => useMutation(ExcluirLocalDocument, options as never) as never
export const useRestaurarLocalMutation = (options?: useMutation.Options<RestaurarLocalMutation, RestaurarLocalMutationVariables>): useMutation.ResultTuple<RestaurarLocalMutation, RestaurarLocalMutationVariables> => useMutation(RestaurarLocalDocument, options as never) as never