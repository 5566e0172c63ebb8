/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CobrarContaPorPixMutationVariables = Exact<{
  id: string | number;
}>;


export type CobrarContaPorPixMutation = { cobrarContaPorPix: { txid: string, copiaECola: string, qrCode: string, valor: string | null, expiraEm: string | null, recebedor: { igreja: string, cnpj: string | null, tipo: string, chave: string, nome: string, cidade: string } } };


export const CobrarContaPorPixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CobrarContaPorPix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cobrarContaPorPix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"txid"}},{"kind":"Field","name":{"kind":"Name","value":"copiaECola"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"expiraEm"}},{"kind":"Field","name":{"kind":"Name","value":"recebedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"cnpj"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"chave"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}}]}}]}}]}}]} as unknown as DocumentNode<CobrarContaPorPixMutation, CobrarContaPorPixMutationVariables>;
export const useCobrarContaPorPixMutation = (options?: useMutation.Options<CobrarContaPorPixMutation, CobrarContaPorPixMutationVariables>): useMutation.ResultTuple<CobrarContaPorPixMutation, CobrarContaPorPixMutationVariables> => useMutation(CobrarContaPorPixDocument, options as never) as never