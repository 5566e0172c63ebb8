/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CultoPorTokenQueryVariables = Exact<{
  token: string;
}>;


export type CultoPorTokenQuery = { cultoPorToken: { id: number, dataCulto: string, horaCulto: string, temaCulto: string | null, nomeLocal: string | null, situacao: string, abreEm: string, encerraEm: string, confirmadaEm: string | null } };

export type ConfirmarPresencaMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmarPresencaMutation = { confirmarPresenca: { id: number, uuid: string, createdAt: string } };


export const CultoPorTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CultoPorToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cultoPorToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}},{"kind":"Field","name":{"kind":"Name","value":"situacao"}},{"kind":"Field","name":{"kind":"Name","value":"abreEm"}},{"kind":"Field","name":{"kind":"Name","value":"encerraEm"}},{"kind":"Field","name":{"kind":"Name","value":"confirmadaEm"}}]}}]}}]} as unknown as DocumentNode<CultoPorTokenQuery, CultoPorTokenQueryVariables>;
export const ConfirmarPresencaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmarPresenca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmarPresenca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmarPresencaMutation, ConfirmarPresencaMutationVariables>;
export const useCultoPorTokenQuery = (options: useQuery.Options<CultoPorTokenQuery, CultoPorTokenQueryVariables> | SkipToken): useQuery.Result<CultoPorTokenQuery, CultoPorTokenQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CultoPorTokenDocument, options as never) as never
export const useConfirmarPresencaMutation = (options?: useMutation.Options<ConfirmarPresencaMutation, ConfirmarPresencaMutationVariables>): useMutation.ResultTuple<ConfirmarPresencaMutation, ConfirmarPresencaMutationVariables> => useMutation(ConfirmarPresencaDocument, options as never) as never