/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerificarConviteQueryVariables = Exact<{
  token: string;
}>;


export type VerificarConviteQuery = { verificarConvite: { igreja: string, nome: string, pedirSegundoDado: string, temEmail: boolean, temTelefone: boolean } };

export type AceitarConviteMutationVariables = Exact<{
  token: string;
  resposta: string;
  password: string;
  nomeAcesso?: string | null | undefined;
}>;


export type AceitarConviteMutation = { aceitarConvite: { message: string, entraCom: string } };


export const VerificarConviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerificarConvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verificarConvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"pedirSegundoDado"}},{"kind":"Field","name":{"kind":"Name","value":"temEmail"}},{"kind":"Field","name":{"kind":"Name","value":"temTelefone"}}]}}]}}]} as unknown as DocumentNode<VerificarConviteQuery, VerificarConviteQueryVariables>;
export const AceitarConviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AceitarConvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"resposta"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nomeAcesso"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aceitarConvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"resposta"},"value":{"kind":"Variable","name":{"kind":"Name","value":"resposta"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"nomeAcesso"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nomeAcesso"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"entraCom"}}]}}]}}]} as unknown as DocumentNode<AceitarConviteMutation, AceitarConviteMutationVariables>;
export const useVerificarConviteQuery = (options: useQuery.Options<VerificarConviteQuery, VerificarConviteQueryVariables> | SkipToken): useQuery.Result<VerificarConviteQuery, VerificarConviteQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(VerificarConviteDocument, options as never) as never
export const useAceitarConviteMutation = (options?: useMutation.Options<AceitarConviteMutation, AceitarConviteMutationVariables>): useMutation.ResultTuple<AceitarConviteMutation, AceitarConviteMutationVariables> => useMutation(AceitarConviteDocument, options as never) as never