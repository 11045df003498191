/** The compared techniques, as a script for the page: each paints the same 5000 points drifting over a dark ground. */
export const paintings = `
const COUNT = 5000;
const canvas = document.querySelector("canvas");
const { width, height } = canvas;
const startX = Float32Array.from({ length: COUNT }, (_, i) => 4 + ((i * 7919) % (width - 12)));
const startY = Float32Array.from({ length: COUNT }, (_, i) => 4 + ((i * 104729) % (height - 12)));
const xAt = (i, time) => startX[i] + 3 * Math.sin(time / 500 + i);
const costs = [];

const techniques = {
  arc() {
    const context = canvas.getContext("2d", { alpha: false });
    return (time) => {
      context.fillStyle = "#031113";
      context.fillRect(0, 0, width, height);
      context.fillStyle = "#d6ece6";
      for (let i = 0; i < COUNT; i++) {
        context.beginPath();
        context.arc(xAt(i, time), startY[i], 1, 0, 7);
        context.fill();
      }
    };
  },
  fillRect() {
    const context = canvas.getContext("2d", { alpha: false });
    return (time) => {
      context.fillStyle = "#031113";
      context.fillRect(0, 0, width, height);
      context.fillStyle = "#d6ece6";
      for (let i = 0; i < COUNT; i++) context.fillRect(xAt(i, time), startY[i], 1.5, 1.5);
    };
  },
  putImageData() {
    const context = canvas.getContext("2d", { alpha: false });
    return plotter(context, width, height);
  },
  "WebGL points"() {
    const gl = canvas.getContext("webgl", { alpha: false, antialias: false });
    const program = gl.createProgram();
    const add = (type, source) => {
      const shader = gl.createShader(type);
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
    };
    add(gl.VERTEX_SHADER, "attribute vec2 p; uniform vec2 s; void main() {" +
      "gl_Position = vec4(p / s * 2. - 1., 0, 1); gl_PointSize = 2.; }");
    add(gl.FRAGMENT_SHADER, "precision mediump float; void main() { gl_FragColor = vec4(.84, .93, .9, 1); }");
    gl.linkProgram(program);
    gl.useProgram(program);
    gl.uniform2f(gl.getUniformLocation(program, "s"), width, height);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    const points = new Float32Array(2 * COUNT);
    gl.bufferData(gl.ARRAY_BUFFER, points, gl.DYNAMIC_DRAW);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    gl.clearColor(0.01, 0.07, 0.07, 1);
    return (time) => {
      for (let i = 0; i < COUNT; i++) {
        points[2 * i] = xAt(i, time);
        points[2 * i + 1] = startY[i];
      }
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, points);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.drawArrays(gl.POINTS, 0, COUNT);
    };
  },
  worker() {
    const code = "onmessage = ({ data }) => { const { canvas, startX, startY } = data;" +
      "const COUNT = startX.length; const { width, height } = canvas;" +
      "const xAt = " + xAt + "; const plotter = " + plotter + ";" +
      "const paint = plotter(canvas.getContext('2d', { alpha: false }), width, height);" +
      "const frame = (time) => { requestAnimationFrame(frame); paint(time); }; requestAnimationFrame(frame); }";
    const worker = new Worker(URL.createObjectURL(new Blob([code])));
    const offscreen = canvas.transferControlToOffscreen();
    worker.postMessage({ canvas: offscreen, startX, startY }, [offscreen]);
    return () => {};
  },
};

/** Four weighted pixels per point over a copied ground. */
function plotter(context, width, height) {
  const ground = new Uint32Array(width * height).fill(0xff131103);
  const image = new ImageData(width, height);
  const pixels = new Uint32Array(image.data.buffer);
  const light = (at, share) => {
    const level = 19 + share * 200;
    pixels[at] = 0xff000000 | (level << 16) | (level << 8) | level;
  };
  return (time) => {
    pixels.set(ground);
    for (let i = 0; i < COUNT; i++) {
      const x = xAt(i, time);
      const y = startY[i];
      const right = x - (x | 0);
      const below = y - (y | 0);
      const at = (y | 0) * width + (x | 0);
      light(at, (1 - right) * (1 - below));
      light(at + 1, right * (1 - below));
      light(at + width, (1 - right) * below);
      light(at + width + 1, right * below);
    }
    context.putImageData(image, 0, 0);
  };
}

function run(name) {
  const paint = techniques[name]();
  const frame = (time) => {
    requestAnimationFrame(frame);
    const start = performance.now();
    paint(time);
    costs.push(performance.now() - start);
  };
  requestAnimationFrame(frame);
}
`;
