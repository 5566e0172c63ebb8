/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ConferirReciboQueryVariables = Exact<{
  codigo: string;
}>;


export type ConferirReciboQuery = { conferirRecibo: { igreja: string, numero: number, ano: number | null, data: string, valor: string, iniciais: string | null, cancelado: boolean } };


export const ConferirReciboDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConferirRecibo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conferirRecibo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codigo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codigo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"igreja"}},{"kind":"Field","name":{"kind":"Name","value":"numero"}},{"kind":"Field","name":{"kind":"Name","value":"ano"}},{"kind":"Field","name":{"kind":"Name","value":"data"}},{"kind":"Field","name":{"kind":"Name","value":"valor"}},{"kind":"Field","name":{"kind":"Name","value":"iniciais"}},{"kind":"Field","name":{"kind":"Name","value":"cancelado"}}]}}]}}]} as unknown as DocumentNode<ConferirReciboQuery, ConferirReciboQueryVariables>;
export const useConferirReciboQuery = (options: useQuery.Options<ConferirReciboQuery, ConferirReciboQueryVariables> | SkipToken): useQuery.Result<ConferirReciboQuery, ConferirReciboQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ConferirReciboDocument, options as never) as never