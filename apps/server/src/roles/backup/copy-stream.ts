// COPY of PostgreSQL as streams: rows of a table as lines of text, out of the database and into it. The database that comes
// with the product has no programs for backups, and this needs none.
// rules: X37.01, X37.06
import type { Socket } from 'node:net';
import { Readable, Writable } from 'node:stream';
import type pg from 'pg';

/** What `pg` gives to a query that speaks the protocol itself. */
interface CopyConnection {
  readonly stream: Socket;
  readonly query: (text: string) => void;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
  readonly sendCopyFail: (reason: string) => void;
}

const asQuery = (stream: Readable | Writable) => stream as unknown as pg.Submittable;

class CopyOut extends Readable {
  readonly text: string;
  connection: CopyConnection | null = null;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(connection: CopyConnection): void {
    this.connection = connection;
    connection.query(this.text);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Whoever stops in the middle cannot use the connection again.
    if (error) this.connection?.stream.destroy();
    done(error);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }, connection: CopyConnection): void {
    // A copy, because the connection uses its buffer again.
    if (!this.push(Buffer.from(chunk))) connection.stream.pause();
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleCommandComplete(): void {
    this.push(null);
  }

  handleReadyForQuery(): void {}
}

class CopyIn extends Writable {
  readonly text: string;
  connection: CopyConnection | null = null;
  /** What waits until the database takes rows. */
  begin: (() => void) | null = null;
  finish: ((error?: Error | null) => void) | null = null;
  isTaking = false;

  constructor(text: string) {
    super();
    this.text = text;
  }

  submit(connection: CopyConnection): void {
    this.connection = connection;
    connection.query(this.text);
  }

  handleCopyInResponse(): void {
    this.isTaking = true;
    this.begin?.();
  }

  private whenTaking(work: (connection: CopyConnection) => void): void {
    const run = () => this.connection && work(this.connection);
    if (this.isTaking) run();
    else this.begin = run;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.whenTaking((connection) => {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    });
  }

  override _final(done: (error?: Error | null) => void): void {
    this.finish = done;
    this.whenTaking((connection) => connection.endCopyFrom());
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error && this.isTaking && !this.finish) this.connection?.sendCopyFail('stopped');
    done(error);
  }

  handleError(error: Error): void {
    this.isTaking = false;
    this.finish = null;
    this.destroy(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.finish?.();
  }
}

/** The rows that `text`, a COPY … TO STDOUT, gives. */
export function copyOut(client: pg.Client, text: string): Readable {
  const rows = new CopyOut(text);
  client.query(asQuery(rows));
  return rows;
}

/** Takes the rows for `text`, a COPY … FROM STDIN; finished when the database has them. */
export function copyIn(client: pg.Client, text: string): Writable {
  const rows = new CopyIn(text);
  client.query(asQuery(rows));
  return rows;
}
