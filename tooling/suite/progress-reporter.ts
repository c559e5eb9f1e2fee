import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../run.ts';
import { progressVariable, writeProgress } from './progress.ts';

/** Keeps the progress of a suite in a file, so that a suite that is stopped leaves word of what was running. */
export default class ProgressReporter implements Reporter {
  private passed = 0;
  private readonly failed: string[] = [];
  private readonly tests = new Map<string, Set<string>>();

  private write(): void {
    const file = process.env[progressVariable];
    const running = [...this.tests].map(([name, tests]) => [name, ...tests].join(' > '));
    if (file) writeProgress(file, { passed: this.passed, failed: this.failed, running });
  }

  private fileOf({ moduleId }: TestModule): string {
    return relative(root, moduleId);
  }

  onTestModuleQueued(module: TestModule): void {
    this.tests.set(this.fileOf(module), new Set());
    this.write();
  }

  onTestModuleEnd(module: TestModule): void {
    this.tests.delete(this.fileOf(module));
    this.write();
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.tests.get(this.fileOf(module))?.add(fullName);
    this.write();
  }

  onTestCaseResult(test: TestCase): void {
    this.tests.get(this.fileOf(test.module))?.delete(test.fullName);
    const { state } = test.result();
    if (state === 'passed') this.passed += 1;
    if (state === 'failed') this.failed.push(test.fullName);
    this.write();
  }
}
