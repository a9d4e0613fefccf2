import type { BidiMethod } from "../call/bidi-stream.ts";
import type { RpcContext } from "../call/context.ts";
import { batchGetDocuments } from "./BatchGetDocuments.ts";
import { batchWrite } from "./BatchWrite.ts";
import { beginTransaction } from "./BeginTransaction.ts";
import { commit } from "./Commit.ts";
import { createDocument } from "./CreateDocument.ts";
import { deleteDocument } from "./DeleteDocument.ts";
import { executePipeline } from "./ExecutePipeline.ts";
import { getDocument } from "./GetDocument.ts";
import { listCollectionIds } from "./ListCollectionIds.ts";
import { listDocuments } from "./ListDocuments.ts";
import { listen } from "./Listen.ts";
import { partitionQuery } from "./PartitionQuery.ts";
import { rollback } from "./Rollback.ts";
import { runAggregationQuery } from "./RunAggregationQuery.ts";
import { runQuery } from "./RunQuery.ts";
import { updateDocument } from "./UpdateDocument.ts";
import { write } from "./Write.ts";

/** One response to one request. */
export type Unary = (context: RpcContext, request: object) => object | Promise<object>;
/** Several responses to one request. */
export type ServerStreaming = (
  context: RpcContext,
  request: object,
) => readonly object[] | Promise<readonly object[]>;

export const unary: Readonly<Record<string, Unary>> = {
  BatchWrite: batchWrite,
  BeginTransaction: beginTransaction,
  Commit: commit,
  CreateDocument: createDocument,
  DeleteDocument: deleteDocument,
  GetDocument: getDocument,
  ListCollectionIds: listCollectionIds,
  ListDocuments: listDocuments,
  PartitionQuery: partitionQuery,
  Rollback: rollback,
  UpdateDocument: updateDocument,
};

export const serverStreaming: Readonly<Record<string, ServerStreaming>> = {
  BatchGetDocuments: batchGetDocuments,
  ExecutePipeline: executePipeline,
  RunAggregationQuery: runAggregationQuery,
  RunQuery: runQuery,
};

/** A stream in both directions. */
export const bidiStreaming: Readonly<Record<string, BidiMethod>> = {
  Listen: listen,
  Write: write,
};
