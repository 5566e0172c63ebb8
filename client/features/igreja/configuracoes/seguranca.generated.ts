/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation, useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AlterarMinhaSenhaMutationVariables = Exact<{
  atual: string;
  codigo?: string | null | undefined;
  nova: string;
}>;


export type AlterarMinhaSenhaMutation = { alterarMinhaSenha: { message: string } };

export type MinhasSessoesQueryVariables = Exact<{ [key: string]: never; }>;


export type MinhasSessoesQuery = { minhasSessoes: Array<{ uuid: string, dispositivo: string, endereco: string, createdAt: string, usadaEm: string, expiraEm: string, atual: boolean }> };

export type EncerrarSessaoMutationVariables = Exact<{
  uuid: string | number;
}>;


export type EncerrarSessaoMutation = { encerrarSessao: { message: string } };

export type EncerrarOutrasSessoesMutationVariables = Exact<{ [key: string]: never; }>;


export type EncerrarOutrasSessoesMutation = { encerrarOutrasSessoes: { message: string } };


export const AlterarMinhaSenhaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AlterarMinhaSenha"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atual"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nova"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alterarMinhaSenha"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"atual"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atual"}}},{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}},{"kind":"Argument","name":{"kind":"Name","value":"nova"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nova"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AlterarMinhaSenhaMutation, AlterarMinhaSenhaMutationVariables>;
export const MinhasSessoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MinhasSessoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minhasSessoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dispositivo"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"usadaEm"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"atual"}}]}}]}}]} as unknown as DocumentNode<MinhasSessoesQuery, MinhasSessoesQueryVariables>;
export const EncerrarSessaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarSessao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encerrarSessao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"uuid"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uuid"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EncerrarSessaoMutation, EncerrarSessaoMutationVariables>;
export const EncerrarOutrasSessoesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EncerrarOutrasSessoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encerrarOutrasSessoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EncerrarOutrasSessoesMutation, EncerrarOutrasSessoesMutationVariables>;
export const useAlterarMinhaSenhaMutation = (options?: useMutation.Options<AlterarMinhaSenhaMutation, AlterarMinhaSenhaMutationVariables>): useMutation.ResultTuple<AlterarMinhaSenhaMutation, AlterarMinhaSenhaMutationVariables> => useMutation(AlterarMinhaSenhaDocument, options as never) as never
export const useMinhasSessoesQuery = (options?: useQuery.Options<MinhasSessoesQuery, MinhasSessoesQueryVariables> | SkipToken): useQuery.Result<MinhasSessoesQuery, MinhasSessoesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MinhasSessoesDocument, options as never) as never
export const useEncerrarSessaoMutation = (options?: useMutation.Options<EncerrarSessaoMutation, EncerrarSessaoMutationVariables>): useMutation.ResultTuple<EncerrarSessaoMutation, EncerrarSessaoMutationVariables> => useMutation(EncerrarSessaoDocument, options as never) as never
export const useEncerrarOutrasSessoesMutation = (options?: useMutation.Options<EncerrarOutrasSessoesMutation, EncerrarOutrasSessoesMutationVariables>): useMutation.ResultTuple<EncerrarOutrasSessoesMutation, EncerrarOutrasSessoesMutationVariables> => useMutation(EncerrarOutrasSessoesDocument, options as never) as never