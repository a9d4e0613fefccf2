/**
 * Messages of google.firestore.v1; the request and the response of an RPC are in its file. They have the shape of the codec: every field may
 * be absent, 64-bit integers are decimal strings, and each oneof has one more property that names the field that is present.
 */
export interface WireTimestamp {
  seconds?: string | number;
  nanos?: number;
}

export interface WireValue {
  valueType?: string;
  nullValue?: string | number;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number;
  timestampValue?: WireTimestamp;
  stringValue?: string;
  bytesValue?: Uint8Array;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: WireValue[] };
  mapValue?: { fields?: Record<string, WireValue> };
}

export interface WireDocument {
  name?: string;
  fields?: Record<string, WireValue>;
  createTime?: WireTimestamp;
  updateTime?: WireTimestamp;
}

export interface WireMask {
  fieldPaths?: string[];
}

export interface WirePrecondition {
  conditionType?: string;
  exists?: boolean;
  updateTime?: WireTimestamp;
}

export interface WireTransform {
  fieldPath?: string;
  transformType?: string;
  setToServerValue?: string;
  increment?: WireValue;
  maximum?: WireValue;
  minimum?: WireValue;
  appendMissingElements?: { values?: WireValue[] };
  removeAllFromArray?: { values?: WireValue[] };
}

export interface WireWrite {
  operation?: string;
  update?: WireDocument;
  delete?: string;
  verify?: string;
  transform?: { document?: string; fieldTransforms?: WireTransform[] };
  updateMask?: WireMask;
  updateTransforms?: WireTransform[];
  currentDocument?: WirePrecondition;
}

export interface WireWriteResult {
  updateTime?: WireTimestamp;
  transformResults?: WireValue[];
}

export interface WireTransactionOptions {
  readOnly?: { readTime?: WireTimestamp };
  readWrite?: { retryTransaction?: Uint8Array };
}

/** The snapshot or transaction that a read uses. */
export interface ConsistencySelector {
  transaction?: Uint8Array;
  newTransaction?: WireTransactionOptions;
  readTime?: WireTimestamp;
}

interface WireFieldReference {
  fieldPath?: string;
}

export interface WireFilter {
  filterType?: string;
  compositeFilter?: { op?: string; filters?: WireFilter[] };
  fieldFilter?: { field?: WireFieldReference; op?: string; value?: WireValue };
  unaryFilter?: { op?: string; field?: WireFieldReference };
}

export interface WireCursor {
  values?: WireValue[];
  before?: boolean;
}

export interface WireQuery {
  select?: { fields?: WireFieldReference[] };
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: WireFilter;
  orderBy?: { field?: WireFieldReference; direction?: string }[];
  startAt?: WireCursor;
  endAt?: WireCursor;
  offset?: number;
  limit?: { value?: number };
  findNearest?: {
    vectorField?: WireFieldReference;
    queryVector?: WireValue;
    distanceMeasure?: string;
    limit?: { value?: number };
    distanceResultField?: string;
    distanceThreshold?: { value?: number };
  };
}

export interface WireAggregation {
  operator?: string;
  count?: { upTo?: { value?: string | number } };
  sum?: { field?: WireFieldReference };
  avg?: { field?: WireFieldReference };
  alias?: string;
}

export interface WireStatus {
  code?: number;
  message?: string;
}

export interface WireTargetChange {
  targetChangeType?: string;
  targetIds?: number[];
  cause?: WireStatus;
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
}

export interface WireListenResponse {
  targetChange?: WireTargetChange;
  documentChange?: { document?: WireDocument; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document?: string; removedTargetIds?: number[]; readTime?: WireTimestamp };
}

export interface WireTarget {
  targetType?: string;
  query?: { parent?: string; structuredQuery?: WireQuery };
  documents?: { documents?: string[] };
  resumeToken?: Uint8Array;
  readTime?: WireTimestamp;
  targetId?: number;
  once?: boolean;
}
