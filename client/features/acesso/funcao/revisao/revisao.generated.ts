/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AcessosARevisarQueryVariables = Exact<{ [key: string]: never; }>;


export type AcessosARevisarQuery = { acessosARevisar: { funcoes: Array<{ id: number, uuid: string, nome: string, pessoas: { totalCount: number, nodes: Array<{ id: number, uuid: string, usuario: { id: number, uuid: string, name: string } | null }> } }>, limites: Array<{ meus: Array<string>, acrescenta: string | null, pessoa: { id: number, uuid: string, name: string } }> } };

export type ManterFuncaoMutationVariables = Exact<{
  id: string | number;
  minhaSenha: string;
  codigo?: string | null | undefined;
}>;


export type ManterFuncaoMutation = { manterFuncao: { id: number, uuid: string, aRevisar: boolean } };

export type ManterLimiteMutationVariables = Exact<{
  idUsuario: string | number;
  minhaSenha: string;
  codigo?: string | null | undefined;
}>;


export type ManterLimiteMutation = { manterLimite: { message: string } };

export type RetirarLimiteMutationVariables = Exact<{
  idUsuario: string | number;
  minhaSenha: string;
  codigo?: string | null | undefined;
}>;


export type RetirarLimiteMutation = { retirarLimite: { message: string } };


export const AcessosARevisarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcessosARevisar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acessosARevisar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"funcoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"pessoas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"usuario"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"limites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pessoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meus"}},{"kind":"Field","name":{"kind":"Name","value":"acrescenta"}}]}}]}}]}}]} as unknown as DocumentNode<AcessosARevisarQuery, AcessosARevisarQueryVariables>;
export const ManterFuncaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManterFuncao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manterFuncao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"aRevisar"}}]}}]}}]} as unknown as DocumentNode<ManterFuncaoMutation, ManterFuncaoMutationVariables>;
export const ManterLimiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ManterLimite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manterLimite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idUsuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ManterLimiteMutation, ManterLimiteMutationVariables>;
export const RetirarLimiteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetirarLimite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retirarLimite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idUsuario"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idUsuario"}}},{"kind":"Argument","name":{"kind":"Name","value":"minhaSenha"},"value":{"kind":"Variable","name":{"kind":"Name","value":"minhaSenha"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RetirarLimiteMutation, RetirarLimiteMutationVariables>;
export const useAcessosARevisarQuery = (options?: useQuery.Options<AcessosARevisarQuery, AcessosARevisarQueryVariables> | SkipToken): useQuery.Result<AcessosARevisarQuery, AcessosARevisarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AcessosARevisarDocument, options as never) as never
export const useManterFuncaoMutation = (options?: useMutation.Options<ManterFuncaoMutation, ManterFuncaoMutationVariables>): useMutation.ResultTuple<ManterFuncaoMutation, ManterFuncaoMutationVariables> => useMutation(ManterFuncaoDocument, options as never) as never
export const useManterLimiteMutation = (options?: useMutation.Options<ManterLimiteMutation, ManterLimiteMutationVariables>): useMutation.ResultTuple<ManterLimiteMutation, ManterLimiteMutationVariables> => useMutation(ManterLimiteDocument, options as never) as never
export const useRetirarLimiteMutation = (options?: useMutation.Options<RetirarLimiteMutation, RetirarLimiteMutationVariables>): useMutation.ResultTuple<RetirarLimiteMutation, RetirarLimiteMutationVariables> => useMutation(RetirarLimiteDocument, options as never) as never