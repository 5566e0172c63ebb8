/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecibosDaEntradaQueryVariables = Exact<{
  id: string | number;
}>;


export type RecibosDaEntradaQuery = { entrada: { id: number, uuid: string, idEstorno: number | null, recibos: { nodes: Array<{ id: number, uuid: string, numero: number, canceladoEm: string | null, motivoCancelamento: string | null }> } } };

export type EmitirReciboEntradaMutationVariables = Exact<{
  id: string | number;
}>;


export type EmitirReciboEntradaMutation = { emitirReciboEntrada: { id: number, uuid: string } };


export const RecibosDaEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecibosDaEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idEstorno"}},{"kind":"Field","name":{"kind":"Name","value":"recibos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"canceladoEm"}},{"kind":"Field","name":{"kind":"Name","value":"motivoCancelamento"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecibosDaEntradaQuery, RecibosDaEntradaQueryVariables>;
export const EmitirReciboEntradaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmitirReciboEntrada"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emitirReciboEntrada"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<EmitirReciboEntradaMutation, EmitirReciboEntradaMutationVariables>;
export const useRecibosDaEntradaQuery = (options: useQuery.Options<RecibosDaEntradaQuery, RecibosDaEntradaQueryVariables> | SkipToken): useQuery.Result<RecibosDaEntradaQuery, RecibosDaEntradaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(RecibosDaEntradaDocument, options as never) as never
export const useEmitirReciboEntradaMutation = (options?: useMutation.Options<EmitirReciboEntradaMutation, EmitirReciboEntradaMutationVariables>): useMutation.ResultTuple<EmitirReciboEntradaMutation, EmitirReciboEntradaMutationVariables> => useMutation(EmitirReciboEntradaDocument, options as never) as never